import released from '#core/facts/facts.content.server.ts'
import { registerOf } from '#core/facts/register.ts'
import { type Body, composeBody } from '../compose-body.ts'
import type { Wish } from '../prompt/types.ts'
import type { PublishedArticle } from '../read-also.ts'
import type { Reading } from '../read-prompt.ts'

export const day = '2026-11-15'
export const now = new Date(`${day}T12:00:00Z`)
export const register = registerOf(released)

type Asked = Partial<Reading> & Pick<Reading, 'topic'> & { published?: readonly PublishedArticle[] }

/** The body of an article on what is given, always with the first of several wordings. */
export function composed({ published = [], wishes = [], ...asked }: Asked): Body {
	const wantsTable = wishes.some(({ kind, value }) => kind === 'form' && value === 'tabela')
	const reading: Reading = { angle: 'guide', stems: [], ...asked, wishes, wantsTable }
	return composeBody(reading, { title: 'Título', choose: (items) => items[0]!, now, day, register, published })
}

/** A wish as a prompt would have it, wherever it stands there. */
export function wish<Kind extends Wish['kind']>(kind: Kind, value: Extract<Wish, { kind: Kind }>['value']): Wish {
	return { kind, value, text: '', start: 0, end: 0 } as unknown as Wish
}

export function headingsIn(content: string): string[] {
	return [...content.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, heading]) => heading!)
}
