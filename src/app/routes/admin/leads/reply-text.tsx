import { Pencil } from 'lucide-react'
import { Link } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { TextAreaField } from '#app/components/ui/text-area-field.tsx'
import { TEMPLATE_BODY_MAX } from '#core/leads/templates/template-schema.ts'
import { classNames } from '#lib/class-names.ts'
import { FilledText } from './filled-text.tsx'
import type { ReplyText as Reply, ReplyTemplate } from './use-reply-text.ts'

type ReplyTextProps = { templates: readonly ReplyTemplate[]; reply: Reply }

/** The text of the answer before it goes anywhere: chosen, seen as it will be, and changed by hand where it must. */
export function ReplyText({ templates, reply: { chosen, choose, text, lacking, edited, edit } }: ReplyTextProps) {
	return (
		<div>
			<div role="group" aria-label="Modelo da mensagem" className="flex flex-wrap gap-1.5">
				{templates.map(({ id, name }) => (
					<button
						key={id}
						type="button"
						aria-pressed={id === chosen?.id}
						onClick={() => choose(id)}
						className={classNames(
							'h-11 cursor-pointer rounded-control px-3 font-medium transition-colors drawer:h-8',
							id === chosen?.id
								? 'bg-accent-surface font-semibold text-accent'
								: 'text-ink-2 inset-ring inset-ring-line hover:bg-hover hover:text-ink',
						)}
					>
						{name}
					</button>
				))}
			</div>
			{edited === undefined ? (
				<>
					<FilledText parts={chosen?.parts ?? []} className="mt-2 rounded-control border border-ink-3 px-3 py-2" />
					<AdminButton
						tone="quiet"
						size="small"
						className="mt-1 -ml-2.5"
						icon={<Icon of={Pencil} size={15} />}
						onClick={() => edit(text)}
					>
						Editar antes de responder
					</AdminButton>
				</>
			) : (
				<TextAreaField
					label="Mensagem"
					value={edited}
					onChange={(event) => edit(event.target.value)}
					maxLength={TEMPLATE_BODY_MAX * 2}
					rows={4}
					className="mt-2"
				/>
			)}
			{lacking && (
				<p role="status" className="mt-1 text-fine font-semibold text-warn">
					Faltam dados neste texto: edite-o ou escolha outro modelo.
				</p>
			)}
			<p className="text-fine text-ink-3">
				<Link
					to="/admin/leads/modelos"
					className="inline-flex min-h-11 items-center underline underline-offset-4 drawer:min-h-0"
				>
					Mudar os modelos
				</Link>
			</p>
		</div>
	)
}
