/** A variable of the environment, with what it is where nobody sets it. */
export type Variable = { name: string; usual: string }

type Text = {
	/** Which model writes. */
	model: Variable
	/** USD for a million tokens. An administrator may say otherwise on the image settings screen. */
	prices: Readonly<Record<string, { input: number; output: number }>>
	/** It can be shown a picture, and says what is on it. */
	seesPictures?: true
}

type Images = {
	/** What comes of it, as the settings screen says it: 'fotos'. */
	gives?: string
	/** Photos of real things. Everything else is an illustration. */
	photos?: true
	/** Which model draws; a library has none. */
	model?: Variable
	/** USD for a picture. Without prices its pictures cost nothing. */
	prices?: Readonly<Record<string, number>>
	/** When a day's quota is there again, as a sentence. */
	quotaReturns?: string
	/** Its pictures stay where they are: visitors' browsers get them from there, and the privacy policy says so. */
	linked?: { origin: `https://${string}`; privacyPolicy: `https://${string}` }
	/** Its colour in charts: --color-chart-1 to -5 of admin-tokens.css. */
	hue: 1 | 2 | 3 | 4 | 5
}

/** Whoever writes texts or gives pictures, as plain data. How it is reached is in integrations/providers, under its id. */
export type Provider = {
	/** As the database, the functions and the forms name it: letters only, as codes are made of it. */
	id: string
	/** As people read it. Sentences take it for masculine: 'o Gemini'. */
	label: string
	/** Absent where it is part of this program: then it needs no key, costs nothing and is the last one asked. */
	needs?: { key: string; address: Variable /** Where its key is got. */; keyAt?: `https://${string}`; keyHint?: string }
	text?: Text
	images?: Images
	/** Whoever sends a bill has a limit a month, in USD; this one until somebody sets another. */
	limitUsd?: number
	/** An administrator may switch it off, on the image settings screen. */
	hasSwitch?: true
}
