import { named } from '../bin/bin-words.ts'
import { type ChangePostsAnswer, countOf, type PostsIntent } from './change-answer.ts'

type Result<Reason extends string> = {
	changed: readonly unknown[]
	unchanged: number
	refused: readonly { title: string; reason: Reason }[]
	held: NonNullable<ChangePostsAnswer['held']>
	missing: number
}

type Words<Reason extends string> = {
	/** Where some were changed, and where none was. */
	title: { some: string; none: string }
	why: Record<Reason, string>
	notes?: readonly string[]
	undo?: ChangePostsAnswer['undo']
}

/** What became of several articles, in words: how many changed, and why others did not. */
export function toldChanges<Reason extends string>(
	intent: PostsIntent,
	{ changed, unchanged, refused, held, missing }: Result<Reason>,
	{ title, why, notes = [], undo }: Words<Reason>,
): ChangePostsAnswer {
	const text = [
		...notes,
		unchanged > 0 && `${countOf(unchanged)} já ${unchanged === 1 ? 'estava' : 'estavam'} assim.`,
		...refused.map((each) => `${named(each)} ${why[each.reason]}.`),
		held.length > 0 && `${countOf(held.length)} com pontos a resolver.`,
		missing > 0 && `${countOf(missing)} não ${missing === 1 ? 'existe' : 'existem'} mais.`,
	].filter(Boolean)
	const ok = refused.length + held.length === 0
	return {
		ok,
		intent,
		tone: ok ? 'success' : 'warning',
		title: changed.length === 0 ? title.none : title.some,
		text: text.length > 0 ? text.join(' ') : undefined,
		undo: changed.length > 0 ? undo : undefined,
		held: held.length > 0 ? held : undefined,
	}
}
