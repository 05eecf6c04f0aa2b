import { z } from 'zod'

export const TARGET = { least: 70, most: 100, usual: 85 }
export const MOST_PROMPT = 4000

/** What a person chose for a run. Fast mode leaves no time for research. */
export const runSettings = z
	.object({
		useWebResearch: z.boolean().default(true),
		fastMode: z.boolean().default(false),
		autoPublish: z.boolean().default(false),
		/** Publishes itself only on facts that a person checked; else a fact in force is enough. */
		checkedFactsOnly: z.boolean().default(false),
		submitToGSC: z.boolean().default(false),
		targetSeoScore: z
			.number()
			.default(TARGET.usual)
			.transform((score) => Math.min(TARGET.most, Math.max(TARGET.least, Math.round(score)))),
		/** Of the scheduler: the day whose article it is. Published or not, it is stored, and there is one per category. */
		generatedFor: z.string().optional(),
	})
	.transform((settings) => ({ ...settings, useWebResearch: settings.useWebResearch && !settings.fastMode }))

export type RunSettings = z.output<typeof runSettings>
