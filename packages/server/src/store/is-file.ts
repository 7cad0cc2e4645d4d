/** Whether a store is a file of this computer, and no database for several nodes. */
export function isFile(where: string): boolean {
  return !/^postgres(ql)?:\/\//.test(where);
}
