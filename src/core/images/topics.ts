import scenes from './scenes.content.ts'

type Words = {
	/** Beginnings of words, without accents or case. A whole word where it ends with a space. */
	words: string[]
}

/** What pictures on a subject show: the words that tell the subject, and how to ask for it. */
export type Topic = Words & {
	name: string
	/** The picture in Portuguese, as it is proposed to whoever asks for one. */
	shows: string
	/** The same for a machine that draws. */
	scene: string
	/** What a library of photos is asked for. */
	searches: [string, ...string[]]
}

export type Scenes = {
	topics: Topic[]
	/** For what we have no picture in mind. */
	general: Topic
	/** What words of a title add to the scene. */
	details: (Words & { shows: string })[]
	/** What no picture may have. */
	never: string
}

export const { topics, general: generalTopic, details, never } = scenes
