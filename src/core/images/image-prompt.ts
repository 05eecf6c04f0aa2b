import { asDataLine } from '#lib/prompt-data.ts'
import { findDetail, findTopic } from './find-topic.ts'
import { type ImageStyle, imageStyles } from './image-options.ts'
import { never, type Topic } from './topics.ts'

const LONGEST_BUILT = 450
/** A library of photos finds nothing for a whole sentence. */
const SEARCH_WORDS = 6

const styleWords: Record<ImageStyle, string> = {
	professional: 'Professional editorial photography, natural light, calm and trustworthy',
	corporate: 'Corporate photography, clean composition, navy and amber accents, sober',
	modern: 'Modern minimal illustration, flat shapes, bold light and shadow, contemporary',
}

const ALWAYS = 'No text, letters, logos, watermarks or known faces'

export type ImagePrompt = {
	topic: Topic
	/** As people see it and the history keeps it. */
	shown: string
	/** For libraries of photos, the best first. */
	searches: string[]
}

type Wish = {
	prompt: string
	category?: string | null | undefined
	/** Of nobody's choosing: the first, or none for a prompt that a person wrote. */
	style?: ImageStyle | undefined
	/** Takes the prompt as the person wrote it. */
	useOriginalPrompt: boolean
}

/** Turns what a person asked for, or an article's title, into words for machines. */
export function imagePrompt({ prompt, category, style, useOriginalPrompt }: Wish): ImagePrompt {
	const text = prompt.replaceAll(/\s+/g, ' ').trim()
	const topic = findTopic(text, category)
	if (!useOriginalPrompt)
		return {
			topic,
			shown: builtPrompt(text, topic, style ?? imageStyles[0]),
			searches: [...topic.searches],
		}
	const asked = searchWords(text)
	return {
		topic,
		shown: style ? inStyle(text, style) : text,
		searches: [...(asked ? [asked] : []), ...topic.searches],
	}
}

/** A picture to ask for, described as one would to a photographer: an article's own words describe no picture. */
export function proposedPrompt({ title, categoryName }: { title: string; categoryName: string | null }): string {
	const { shows } = findTopic(title, categoryName)
	const detail = findDetail(title)
	return `${detail ? `${shows}, com ${detail}` : shows}. ${never}.`
}

function inStyle(text: string, style: ImageStyle): string {
	return `${text}${/[.!?…]$/.test(text) ? '' : '.'} ${styleWords[style]}.`
}

/** The subject comes last: what is too long loses its end, never the rules. */
function builtPrompt(text: string, { scene }: Topic, style: ImageStyle): string {
	return cut(
		`${capital(scene)}. ${styleWords[style]}. ${ALWAYS}. Subject of the article: ${asDataLine(text)}`,
		LONGEST_BUILT,
	)
}

/** What the provider gets: the prompt with a stamp that makes it a new one each time. */
export function stamped(shown: string, seed: string): string {
	return `${shown} [seed:${seed}]`
}

function searchWords(text: string): string {
	const words = text.match(/[\p{L}\p{N}]{3,}/gu) ?? []
	return words.slice(0, SEARCH_WORDS).join(' ')
}

function cut(text: string, most: number): string {
	const characters = Array.from(text)
	return characters.length <= most ? text : `${characters.slice(0, most).join('').trimEnd()}…`
}

function capital(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1)
}
