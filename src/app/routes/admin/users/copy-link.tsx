import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'

/** A link shown this once. Whoever has it can set the password, so it stands in no address, log or toast. */
export function CopyLink({ link }: { link: string }) {
	const [copied, setCopied] = useState(false)

	async function copy() {
		try {
			await navigator.clipboard.writeText(link)
			setCopied(true)
		} catch {
			// Without permission the field is there to be copied by hand.
			setCopied(false)
		}
	}

	return (
		<div className="flex flex-wrap items-end gap-2">
			<TextField
				label="Link de acesso"
				readOnly
				value={link}
				onFocus={(event) => event.currentTarget.select()}
				className="min-w-48 flex-1"
			/>
			<AdminButton
				tone="primary"
				onClick={copy}
				icon={<Icon of={copied ? Check : Copy} size={16} />}
				className="drawer:h-9.5"
			>
				{copied ? 'Copiado' : 'Copiar link'}
			</AdminButton>
			<span role="status" className="sr-only">
				{copied && 'Link copiado.'}
			</span>
		</div>
	)
}
