import { useEffect, useRef } from 'react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { useSchemaForm } from '#app/components/admin/form/use-schema-form.ts'
import { TextField } from '#app/components/ui/text-field.tsx'
import { codeForm } from './account-forms.ts'
import type { QrPicture } from './outcome.ts'
import type { Account } from './use-outcome.ts'

type SetupProps = Account & { secret: string; uri: string; picture: QrPicture }

/** The secret, to be scanned or typed, and the first code that proves the app has it. */
export function SecondFactorSetup({ secret, uri, picture, answer, fetcher, busy }: SetupProps) {
	const { form, field } = useSchemaForm(codeForm, { answer })
	const start = useRef<HTMLDivElement>(null)
	useEffect(() => start.current?.focus(), [])
	return (
		<div ref={start} tabIndex={-1} className="grid gap-5 outline-none">
			<div className="grid gap-5 drawer:grid-cols-[auto_1fr]">
				<svg
					viewBox={`0 0 ${picture.size} ${picture.size}`}
					role="img"
					aria-label="QR code para o aplicativo autenticador"
					shapeRendering="crispEdges"
					className="size-44 rounded-control border border-line bg-white"
				>
					<path d={picture.path} fill="#061523" />
				</svg>
				<div className="min-w-0">
					<p className="font-semibold">1. Leia o QR code com o aplicativo autenticador</p>
					<p className="mt-1 text-ink-2">
						Serve qualquer aplicativo de códigos. No próprio celular,{' '}
						<a href={uri} className="font-semibold underline">
							abra o aplicativo por este link
						</a>
						.
					</p>
					<p className="mt-3 text-ink-2">Se preferir digitar, use esta chave:</p>
					<p data-secret className="mt-1 font-mono text-ui break-words">
						{groups(secret)}
					</p>
				</div>
			</div>
			<fetcher.Form {...form} method="post" className="grid gap-4">
				<input type="hidden" name="uri" value={uri} />
				<TextField
					label="2. Digite o código que ele mostra"
					{...field('code')}
					inputMode="numeric"
					autoComplete="one-time-code"
					maxLength={12}
					required
					className="max-w-70"
				/>
				<div>
					<AdminButton type="submit" name="form" value="confirm" tone="primary" busy={busy} busyLabel="Conferindo...">
						Confirmar e ativar
					</AdminButton>
				</div>
			</fetcher.Form>
		</div>
	)
}

function groups(secret: string): string {
	return secret.match(/.{1,4}/g)?.join(' ') ?? ''
}
