export * from './access.ts'
export * from './endpoint.ts'
export * from './errors.ts'
export * from './language.ts'
