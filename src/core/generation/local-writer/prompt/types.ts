import type { Angle, Persona, Subject, Topic } from '../knowledge/types.ts'

/** Where in the prompt something stands, in the prompt's own characters. */
export type Span = { start: number; end: number }

/** What a prompt says of the text rather than of its subject. */
export type Wish = Span & { text: string } & (
		| { kind: 'tone'; value: string }
		| { kind: 'length'; value: 'curto' | 'longo' }
		| { kind: 'words'; value: number }
		| { kind: 'sections'; value: number }
		| { kind: 'form'; value: string }
		| { kind: 'reader'; value: string }
		| { kind: 'place'; value: string }
	)

export type NotUnderstood = Span & { text: string }

/** Something the local writer could write about. */
export type Choice = { subject: string; label: string }

export const refusalReasons = ['harmful', 'foreign', 'nonsense', 'instructions'] as const
export type RefusalReason = (typeof refusalReasons)[number]

export type Understood = {
	kind: 'understood'
	topic: Topic
	/** What is singled out; without it, the topic as a whole is asked for. */
	subject?: Subject | undefined
	/** Words of the prompt that told the topic and the subject. */
	named: Span[]
	/** Another topic that the prompt names. */
	second?: Topic | undefined
	angle?: Angle | undefined
	persona?: Persona | undefined
	wishes: Wish[]
	notUnderstood: NotUnderstood[]
	/** Near subjects, the nearest first; the understood one is not among them. */
	alternatives: Choice[]
}

export type NotKnown = { kind: 'unknown'; wishes: Wish[]; notUnderstood: NotUnderstood[]; suggestions: Choice[] }
export type Refused = { kind: 'refused'; reason: RefusalReason }

export type PromptVerdict = Understood | NotKnown | Refused
