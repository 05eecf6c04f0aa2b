import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { TextAreaField } from '#app/components/ui/text-area-field.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import type { EditorPart } from './editor-part.ts'
import { moved, RowTools, replaced } from './ordered-list.tsx'

export function FaqCard({ fields, change, errors }: EditorPart) {
	const { faqs } = fields
	const list = useRef<HTMLOListElement>(null)
	const set = (next: typeof faqs) => change({ faqs: next })

	function add() {
		set([...faqs, { question: '', answer: '' }])
		requestAnimationFrame(() => list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus())
	}

	return (
		<AdminCard
			title="Perguntas frequentes"
			flush
			actions={
				<AdminButton size="small" icon={<Icon of={Plus} size={15} />} onClick={add}>
					Adicionar pergunta
				</AdminButton>
			}
		>
			<input type="hidden" name="faqs" value={JSON.stringify(faqs)} />
			{faqs.length === 0 && (
				<p className="px-4.5 py-4 text-ink-2">Aparecem depois do texto, além das que o próprio texto já responde.</p>
			)}
			<ol ref={list} className="divide-y divide-line">
				{faqs.map((faq, index) => (
					<li key={index} className="grid gap-3 px-4.5 py-4">
						<div className="flex items-end gap-2">
							<TextField
								label={`Pergunta ${index + 1}`}
								className="flex-1"
								value={faq.question}
								onChange={(event) => set(replaced(faqs, index, { ...faq, question: event.target.value }))}
							/>
							<RowTools
								name={`pergunta ${index + 1}`}
								index={index}
								count={faqs.length}
								onMove={(to) => set(moved(faqs, index, to))}
								onRemove={() => set(faqs.toSpliced(index, 1))}
							/>
						</div>
						<TextAreaField
							label={`Resposta ${index + 1}`}
							rows={2}
							value={faq.answer}
							onChange={(event) => set(replaced(faqs, index, { ...faq, answer: event.target.value }))}
						/>
					</li>
				))}
			</ol>
			{errors['faqs'] && <p className="px-4.5 pb-3 text-field-hint font-medium text-err">{errors['faqs']}</p>}
		</AdminCard>
	)
}
