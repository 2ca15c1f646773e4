export type Page<T> = { items: T[]; pageNum: number; totalPages: number; total: number }

export const pagesOf = (total: number, pageSize: number): number => Math.ceil(total / pageSize)

/** One page of what is already at hand; past the last page it is empty. */
export function pageFrom<T>(all: readonly T[], pageNo: number, pageSize: number): Page<T> {
  const from = (pageNo - 1) * pageSize
  return {
    items: all.slice(from, from + pageSize),
    pageNum: pageNo,
    totalPages: pagesOf(all.length, pageSize),
    total: all.length,
  }
}
