import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#app/components/ui/icon.tsx'
import { TextAreaField } from '#app/components/ui/text-area-field.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import type { ShownField } from './integration-view.ts'

/** Read by nobody but who types it: no browser offers to keep it or to correct it. */
const asKey = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

type KeyFieldsProps = { fields: readonly ShownField[]; errors: Record<string, string>; labelsHidden: boolean }

/** What may be typed. A field that the environment gives is shown locked, by its variable. */
export function KeyFields({ fields, errors, labelsHidden }: KeyFieldsProps) {
	return fields.map((field) =>
		field.value.from === 'environment' ? (
			<LockedField key={field.name} field={field} labelHidden={labelsHidden} />
		) : (
			<KeyField key={field.name} field={field} error={errors[field.name]} labelHidden={labelsHidden} />
		),
	)
}

type KeyFieldProps = { field: ShownField; error: string | undefined; labelHidden: boolean }

function KeyField({ field, error, labelHidden }: KeyFieldProps) {
	const { name, label, hint, placeholder, optional, secret, long, parts, value } = field
	if (parts) return <ServerFields name={name} error={error} />
	const shown = !secret && value.from === 'stored' ? value.shown : undefined
	const common = {
		...asKey,
		name,
		label,
		labelHidden,
		error,
		placeholder,
		...(hint && { hint }),
		...(optional && !labelHidden && { aside: 'opcional' }),
	}
	return long ? (
		<TextAreaField {...common} rows={3} />
	) : (
		<TextField {...common} defaultValue={shown} className="font-mono" />
	)
}

/** A mail server in the parts in which its owner gets it. */
function ServerFields({ name, error }: { name: string; error: string | undefined }) {
	return (
		<div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_7rem]">
			<TextField
				{...asKey}
				label="Servidor"
				name={`${name}.host`}
				placeholder="smtp.exemplo.com.br"
				error={error && 'Confira o servidor e a porta.'}
			/>
			<TextField {...asKey} label="Porta" name={`${name}.port`} inputMode="numeric" placeholder="587" maxLength={5} />
			<TextField
				{...asKey}
				label="Usuário"
				name={`${name}.user`}
				aside="se o servidor pedir"
				className="md:col-span-2"
			/>
			<TextField
				{...asKey}
				type="password"
				autoComplete="new-password"
				label="Senha"
				name={`${name}.password`}
				aside="se o servidor pedir"
				className="md:col-span-2"
			/>
		</div>
	)
}

type LockedFieldProps = { field: Pick<ShownField, 'name' | 'label'>; labelHidden: boolean }

function LockedField({ field: { name, label }, labelHidden }: LockedFieldProps) {
	return (
		<div>
			<p className={labelHidden ? 'sr-only' : 'mb-1.75 text-field-label leading-normal font-semibold'}>{label}</p>
			<KeyBox look="bg-paper-2 inset-ring-line" end={<span className="text-fine text-ink-2">do ambiente</span>}>
				<Icon of={Lock} size={15} className="shrink-0 text-ink-3" />
				<span className="truncate">{name}</span>
			</KeyBox>
		</div>
	)
}

type KeyBoxProps = { look: string; end?: ReactNode; children: ReactNode }

/** As high as a field, and none. */
export function KeyBox({ look, end, children }: KeyBoxProps) {
	return (
		<div className={`flex min-h-control items-center gap-2 rounded-control px-(--control-padding) inset-ring ${look}`}>
			<span className="flex min-w-0 flex-1 items-center gap-2 font-mono text-fine">{children}</span>
			{end}
		</div>
	)
}
