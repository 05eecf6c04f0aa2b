import { CircleCheck, TriangleAlert } from 'lucide-react'
import { Icon } from '#app/components/ui/icon.tsx'
import { promptLines } from './prompt-lines.ts'
import type { LivePromptCheck } from './use-prompt-check.ts'

/** What can be said of a prompt while it is typed. A score is of an article, so there is none here. */
export function PromptCheckList({ check, checking }: LivePromptCheck) {
	return (
		<section aria-label="Validação ao vivo do pedido" className="-mt-2 text-fine text-ink-3">
			<p role="status">
				{checking && 'Validando o prompt…'}
				{!checking &&
					check &&
					(check.reading.refusal ? 'Pedido recusado.' : 'Prompt validado. A nota de SEO vem com o artigo.')}
			</p>
			{check && (
				<ul className="mt-1.5 grid gap-1.5">
					{promptLines(check).map(({ good, text }) => (
						<li key={text} className="flex gap-1.5">
							<Icon
								of={good ? CircleCheck : TriangleAlert}
								size={15}
								className={good ? 'mt-0.5 shrink-0 text-ok' : 'mt-0.5 shrink-0 text-warn'}
							/>
							<span className="min-w-0 wrap-anywhere">{text}</span>
						</li>
					))}
				</ul>
			)}
		</section>
	)
}
