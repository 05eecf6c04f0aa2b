/** Who does something in the back office, and from where: what the history and the log say. */
export type ActingAdmin = { id: string; name: string; email: string; address: string }
