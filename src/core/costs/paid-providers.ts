/** Who sends us a bill, and has a limit a month. */
export const paidProviders = ['groq', 'gemini'] as const
export type PaidProvider = (typeof paidProviders)[number]
