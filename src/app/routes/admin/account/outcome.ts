import type { FormAnswer } from '#app/components/admin/form/use-schema-form.ts'

type Told<Name extends string, More = unknown> = Name extends string
	? { of: Name; ok: true; told: string } & More
	: never
type Refused<Name extends string, More = { answer: FormAnswer }> = Name extends string
	? { of: Name; ok: false } & More
	: never
type Setup = { secret: string; uri: string; picture: QrPicture }

/** What the account screen answers, and to which of its forms. */
export type Outcome =
	| Told<'name' | 'profile' | 'registration' | 'stop' | 'end'>
	| Told<'password', { answer: FormAnswer }>
	| Told<'email', { asked: string }>
	| Told<'confirm' | 'codes', { recoveryCodes: string[] }>
	| ({ of: 'start'; ok: true } & Setup)
	| Refused<'name' | 'email' | 'profile' | 'registration' | 'password' | 'start' | 'codes' | 'stop'>
	| Refused<'confirm', { answer: FormAnswer } & Setup>
	| Refused<'end', { error: string }>

/** A square of `size` modules and the path of its dark ones. */
export type QrPicture = { size: number; path: string }

export type FormName = Outcome['of']
export type OutcomeOf<Name extends FormName> = Extract<Outcome, { of: Name }>
