import type { Once } from '../define-function.ts'

/** For tests that do not ask for anything twice. */
export const eachTime: Once = async ({ answer }) => ({ ok: true, answer: await answer() })
