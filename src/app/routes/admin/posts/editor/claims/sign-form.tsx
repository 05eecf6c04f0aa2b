import { useState } from 'react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import type { Claim } from '#core/claims/claim.ts'
import { focusAtOnce } from './focus-at-once.ts'
import { onEnter } from './on-enter.ts'
import type { ReadClaims } from './use-claims.ts'

const LEAST_NOTE = 10

/** A person says that they checked a sentence, and how. Their name and registration stand beside it. */
export function SignForm({ claim, claims }: { claim: Claim; claims: ReadClaims }) {
	const [note, setNote] = useState('')
	const { signer, busy, refusal } = claims
	if (!signer?.registration)
		return (
			<p className="mt-2 rounded-control bg-warn-surface px-3 py-2 text-fine text-warn">
				Para conferir é preciso um registro profissional.{' '}
				<a href="/admin/account" target="_blank" rel="noreferrer" className="font-semibold underline">
					Informe o seu em Minha conta
				</a>
				.
			</p>
		)
	const ready = note.trim().length >= LEAST_NOTE
	function sign() {
		if (ready) void claims.sign(claim, note.trim())
	}
	return (
		<div className="mt-2 grid gap-2">
			<TextField
				label="Como você conferiu?"
				hint={`Fica registrado: ${signer.name}, ${signer.registration}. Vale por seis meses, enquanto a frase for esta.`}
				error={refusal}
				ref={focusAtOnce}
				value={note}
				maxLength={300}
				onChange={(event) => setNote(event.target.value)}
				onKeyDown={onEnter(sign)}
			/>
			<div className="flex gap-1.5">
				<AdminButton size="small" tone="primary" busy={busy} disabled={!ready} onClick={sign}>
					Conferi
				</AdminButton>
				<AdminButton size="small" tone="quiet" onClick={claims.stopAsking}>
					Cancelar
				</AdminButton>
			</div>
		</div>
	)
}
