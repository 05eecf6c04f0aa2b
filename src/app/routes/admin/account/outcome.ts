/** What the account screen answers, and to which of its forms. */
export type Outcome =
	| { of: 'name'; ok: true; told: string }
	| { of: 'name'; ok: false; error: string }
	| { of: 'password'; ok: true; told: string }
	| { of: 'password'; ok: false; current?: string; next?: string[]; repeated?: string }
	| { of: 'start'; ok: true; secret: string; uri: string; picture: QrPicture }
	| { of: 'start'; ok: false; error: string }
	| { of: 'confirm'; ok: true; told: string; recoveryCodes: string[] }
	| { of: 'confirm'; ok: false; error: string; secret: string; uri: string; picture: QrPicture }
	| { of: 'codes'; ok: true; told: string; recoveryCodes: string[] }
	| { of: 'codes'; ok: false; error: string }
	| { of: 'stop'; ok: true; told: string }
	| { of: 'stop'; ok: false; error: string }
	| { of: 'end'; ok: true; told: string }
	| { of: 'end'; ok: false; error: string }

/** A square of `size` modules and the path of its dark ones. */
export type QrPicture = { size: number; path: string }

export type FormName = Outcome['of']
export type OutcomeOf<Name extends FormName> = Extract<Outcome, { of: Name }>
