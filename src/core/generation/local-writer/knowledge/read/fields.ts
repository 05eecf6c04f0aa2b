import { z } from 'zod'
import { linksIn, spoken } from '../../markup.ts'
import { plain } from '../../plain-words.ts'
import { angleNames, aspectNames } from '../names.ts'
import type { Angle, Aspect } from '../types.ts'

/** Markup that is not ours, and promises that nobody may make. */
export const unwanted = /[<>&"]|\s{2}|indenização garantida|100\s?%/

// What stands in YAML, field by field.

/** Words without any markup. */
export const text = z
	.string()
	.trim()
	.min(1)
	.refine((given) => !unwanted.test(given) && !/\*\*|\]\(/.test(given), 'aqui vai só texto, sem marcas nem promessas')
/** Words of which some may rest on a fact. */
export const restingText = z
	.string()
	.trim()
	.refine((given) => linksIn(given).length === 0 && text.safeParse(spoken(given)).success, 'aqui vai só texto')

/** Prompts, in anybody's words. */
export const prompts = z.array(z.string().min(1)).min(1)

export const texts = z.array(text).min(1)

/** Labels become tags, and the field for tags parts them at commas. */
export const label = text.refine((given) => !given.includes(','), 'um rótulo não tem vírgula')

/** Words that prompts are searched for are written as prompts are read. */
export const words = z
	.array(
		text.refine((word) => plain(word) === word, {
			error: ({ input }) => `sem acentos nem maiúsculas: "${plain(String(input))}"`,
		}),
	)
	.min(1)

/** A title as search results show it. */
export const title = text.min(30).max(60)

export const yesOrNo = z.enum(['sim', 'não']).transform((word) => word === 'sim')

export const aspect = z.enum(namesOf(aspectNames)).transform((name): Aspect => aspectNames[name])
export const angle = z.enum(namesOf(angleNames)).transform((name): Angle => angleNames[name])

export function namesOf<Name extends string>(names: Record<Name, string>): [Name, ...Name[]] {
	return Object.keys(names) as [Name, ...Name[]]
}
