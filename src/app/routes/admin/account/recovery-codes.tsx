import { Copy, Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { notify } from '#app/components/ui/toaster.tsx'
import { useSite } from '#app/site.ts'

/** Shown once, right after they were made. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
	const { name } = useSite()
	const text = [`Códigos de recuperação do painel da ${name}`, 'Cada um funciona uma única vez.', '', ...codes, '']
	const file = `data:text/plain;charset=utf-8,${encodeURIComponent(text.join('\r\n'))}`

	async function copy() {
		try {
			await navigator.clipboard.writeText(codes.join('\n'))
			notify.success('Códigos copiados', undefined, 'copy')
		} catch {
			notify.error('Não foi possível copiar', 'Baixe o arquivo ou anote os códigos.', 'copy')
		}
	}

	const start = useRef<HTMLDivElement>(null)
	useEffect(() => start.current?.focus(), [])
	return (
		<div ref={start} tabIndex={-1} className="grid gap-4 outline-none">
			<AlertBox tone="warn">
				Guarde estes códigos agora, fora do celular: eles não aparecem de novo. Com um deles você entra se perder o
				aplicativo.
			</AlertBox>
			<ul
				aria-label="Códigos de recuperação"
				className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-control bg-paper-2 px-4 py-3.5 font-mono text-ui"
			>
				{codes.map((code) => (
					<li key={code}>{code}</li>
				))}
			</ul>
			<div className="flex flex-wrap gap-2">
				<AdminButton onClick={copy} icon={<Icon of={Copy} size={16} />}>
					Copiar
				</AdminButton>
				<AdminButton href={file} download="codigos-de-recuperacao.txt" icon={<Icon of={Download} size={16} />}>
					Baixar
				</AdminButton>
			</div>
		</div>
	)
}
