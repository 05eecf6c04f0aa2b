import type { SchemaForm } from '#app/components/admin/form/use-schema-form.ts'
import { SelectField } from '#app/components/ui/select-field.tsx'
import { TextAreaField } from '#app/components/ui/text-area-field.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import { type factForm, factKinds, factLimits } from './fact-form-schema.ts'
import { kindLabels } from './fact-words.ts'

type FactFieldsProps = Pick<SchemaForm<ReturnType<typeof factForm>>, 'field' | 'typed'> & {
	norms: readonly { id: string; label: string }[]
	topics: readonly { id: string; label: string }[]
	/** A new value of a fact: what kind of fact it is, and how it is known, stay. */
	replaces: boolean
}

export function FactFields({ field, typed, norms, topics, replaces }: FactFieldsProps) {
	const { name: topicsName, error: topicsError } = field('topics')
	return (
		<div className="grid gap-4.5">
			<TextAreaField
				label="Frase"
				{...field('statement')}
				rows={2}
				maxLength={factLimits.statement}
				required
				hint="Uma afirmação, como um artigo a diria."
			/>
			<TextAreaField
				label="Detalhe"
				aside="opcional"
				{...field('detail')}
				rows={2}
				hint="De que depende, ou o que decorre dela."
			/>
			<div className="grid gap-4.5 drawer:grid-cols-3">
				{replaces ? (
					<input type="hidden" name="kind" value={typed('kind')[0]} />
				) : (
					<SelectField label="Tipo" {...field('kind')}>
						{factKinds.map((kind) => (
							<option key={kind} value={kind}>
								{kindLabels[kind]}
							</option>
						))}
					</SelectField>
				)}
				<TextField label="Valor" {...field('value')} maxLength={factLimits.value} placeholder="30" autoComplete="off" />
				<TextField
					label="Unidade"
					{...field('unit')}
					maxLength={factLimits.unit}
					placeholder="dias"
					autoComplete="off"
				/>
			</div>
			<div className="grid gap-4.5 drawer:grid-cols-2">
				<SelectField label="Norma" aside="opcional" {...field('norm')}>
					<option value="">Nenhuma</option>
					{norms.map(({ id, label }) => (
						<option key={id} value={id}>
							{label}
						</option>
					))}
				</SelectField>
				<TextField
					label="Artigo"
					aside="opcional"
					{...field('article')}
					maxLength={factLimits.article}
					placeholder="art. 86"
					autoComplete="off"
				/>
			</div>
			<TextField
				label="Página da norma"
				aside="opcional"
				{...field('url')}
				type="url"
				maxLength={factLimits.url}
				placeholder="https://…"
				autoComplete="off"
			/>
			<div className="grid gap-4.5 drawer:grid-cols-2">
				<TextField
					label={replaces ? 'Vale a partir de' : 'Vale desde'}
					aside={replaces ? undefined : 'opcional'}
					{...field('from')}
					type="date"
					required={replaces}
				/>
				<TextField label="Vale até" aside="opcional" {...field('until')} type="date" />
			</div>
			{!replaces && (
				<>
					<TextField
						label="Palavras"
						aside="opcional"
						{...field('words')}
						maxLength={factLimits.words}
						hint="Como um texto o chama, separadas por vírgulas. De uma norma: as formas em que é citada."
						autoComplete="off"
					/>
					<fieldset>
						<legend className="mb-2 font-semibold">Temas</legend>
						<div className="grid gap-x-4 gap-y-1.5 drawer:grid-cols-3">
							{topics.map(({ id, label }) => (
								<label key={id} className="flex min-h-11 items-center gap-2 drawer:min-h-0">
									<input
										type="checkbox"
										name={topicsName}
										value={id}
										defaultChecked={typed('topics').includes(id)}
										aria-invalid={topicsError ? true : undefined}
										className="size-4"
									/>
									{label}
								</label>
							))}
						</div>
						{topicsError && <p className="mt-1.5 text-fine font-medium text-err">{topicsError}</p>}
					</fieldset>
				</>
			)}
			<TextField
				label="Por quê"
				aside="opcional"
				{...field('note')}
				maxLength={factLimits.note}
				hint="Fica no histórico, com o seu nome."
				autoComplete="off"
			/>
		</div>
	)
}
