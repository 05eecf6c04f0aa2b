import { useState } from 'react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { TextAreaField } from '#app/components/ui/text-area-field.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import type { Claim } from '#core/claims/claim.ts'
import { focusAtOnce } from './focus-at-once.ts'
import { onEnter } from './on-enter.ts'
import type { ReadClaims } from './use-claims.ts'

/** An address and the very words that stand there. The server reads the page and refuses words that do not. */
export function SourceForm({ claim, claims }: { claim: Claim; claims: ReadClaims }) {
	const [url, setUrl] = useState('')
	const [quote, setQuote] = useState('')
	const ready = url.trim() !== '' && quote.trim() !== ''
	function give() {
		if (ready) void claims.giveSource(claim, { url: url.trim(), quote: quote.trim() })
	}
	return (
		<div className="mt-2 grid gap-2.5">
			<TextField
				label="Endereço da página"
				type="url"
				ref={focusAtOnce}
				value={url}
				placeholder="https://www.gov.br/susep/…"
				onChange={(event) => setUrl(event.target.value)}
				onKeyDown={onEnter(give)}
			/>
			<TextAreaField
				label="Trecho, como está na página"
				error={claims.refusal}
				rows={3}
				value={quote}
				onChange={(event) => setQuote(event.target.value)}
			/>
			<div className="flex gap-1.5">
				<AdminButton
					size="small"
					tone="primary"
					busy={claims.busy}
					busyLabel="Lendo a página…"
					disabled={!ready}
					onClick={give}
				>
					Guardar a fonte
				</AdminButton>
				<AdminButton size="small" tone="quiet" onClick={claims.stopAsking}>
					Cancelar
				</AdminButton>
			</div>
		</div>
	)
}
