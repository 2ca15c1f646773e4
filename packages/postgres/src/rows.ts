/** What generated table types are made of; Kysely reads the same three names. */
export type ColumnType<Selected, Inserted = Selected, Updated = Inserted> = {
  readonly __select__: Selected
  readonly __insert__: Inserted
  readonly __update__: Updated
}

/** An insert may leave it out. */
export type Generated<T> = [T] extends [ColumnType<infer Selected, infer Inserted, infer Updated>]
  ? ColumnType<Selected, Inserted | undefined, Updated>
  : ColumnType<T, T | undefined, T>

/** Only the database writes it. */
export type Computed<T> = ColumnType<T, never, never>

type Selected<Column> = Column extends ColumnType<infer Value, unknown, unknown> ? Value : Column

type Camel<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name

/** A row of a table as queries answer it, each column under its name in camel case. */
export type RowOf<Table> = {
  [Column in keyof Table & string as Camel<Column>]: Selected<Table[Column]>
}
