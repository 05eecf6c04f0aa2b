/** What people ask for, and what it has to be understood as: topic, and what is singled out of it. */
export type EverydayPrompt = readonly [prompt: string, topic: string, subject?: string]
