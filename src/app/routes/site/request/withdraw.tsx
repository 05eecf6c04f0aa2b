import { Form } from 'react-router'
import { Button } from '#app/components/ui/button.tsx'
import { classNames } from '#lib/class-names.ts'

/** Asks once, and says what goes and what stays. */
export function Withdraw({ busy, className }: { busy: boolean; className: string }) {
	return (
		<details className={classNames('group', className)}>
			<summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-4 px-4.5 py-3 [&::-webkit-details-marker]:hidden">
				<span>
					<b className="block font-semibold">Mudou de ideia?</b>
					<span className="block text-small text-ink-2">Retire o pedido, e ninguém procura você.</span>
				</span>
				<span className="inline-flex h-11 shrink-0 items-center rounded-control px-4 font-semibold inset-ring-[1.5px] inset-ring-navy-900 group-open:hidden">
					Retirar
				</span>
				<span className="hidden shrink-0 font-semibold text-ink-2 group-open:inline">Fechar</span>
			</summary>
			<Form method="post" preventScrollReset className="px-4.5 pb-4.5">
				<input type="hidden" name="intent" value="withdraw" />
				<p className="text-small text-ink-2">
					Apagamos agora os arquivos e o recado. O resto do pedido fica marcado como retirado e é apagado em até 30
					dias. Não dá para desfazer.
				</p>
				<Button type="submit" tone="line" size="small" busy={busy} busyLabel="Retirando..." className="mt-3">
					Retirar o pedido
				</Button>
			</Form>
		</details>
	)
}
