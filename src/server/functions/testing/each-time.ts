import type { Once } from '../frame.ts'

/** For tests that do not ask for anything twice. */
export const eachTime: Once = async ({ answer }) => ({ ok: true, answer: await answer() })
