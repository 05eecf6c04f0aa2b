import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'

/** For the HTML view of the editor. */
export function CopyAddress({ url }: { url: string }) {
	const [copied, setCopied] = useState(false)

	async function copy() {
		try {
			await navigator.clipboard.writeText(url)
			setCopied(true)
		} catch {
			// Without permission the field is there to be copied by hand.
			setCopied(false)
		}
	}

	return (
		<div className="flex items-end gap-2">
			<TextField
				label="Endereço"
				readOnly
				value={url}
				onFocus={({ currentTarget }) => currentTarget.select()}
				className="flex-1"
			/>
			<AdminButton onClick={copy} icon={<Icon of={copied ? Check : Copy} size={16} />} className="drawer:h-9.5">
				{copied ? 'Copiado' : 'Copiar'}
			</AdminButton>
			<span role="status" className="sr-only">
				{copied && 'Endereço copiado.'}
			</span>
		</div>
	)
}
