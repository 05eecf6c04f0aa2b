import { Segmented } from '#app/components/ui/segmented.tsx'
import { SelectField } from '#app/components/ui/select-field.tsx'
import { Switch } from '#app/components/ui/switch.tsx'
import { TextAreaField } from '#app/components/ui/text-area-field.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import { AdminScope, Section } from './section.tsx'

const screens = [
	{ value: 'desktop', label: 'Desktop' },
	{ value: 'phone', label: 'Celular' },
] as const

export function Fields() {
	return (
		<Section title="Campos">
			<div className="grid gap-4.5 md:grid-cols-2 lg:grid-cols-4">
				<TextField label="CEP" placeholder="00000-000" hint="Padrão" />
				<TextField label="CEP" aside="opcional" defaultValue="95560" hint="Clique para ver o foco" />
				<TextField label="CEP" defaultValue="9556" error="Informe os 8 dígitos do CEP" />
				<SelectField label="Marca" disabled defaultValue="" hint="Desativado">
					<option value="">Selecione</option>
				</SelectField>
			</div>
			<AdminScope className="mt-5 flex flex-wrap items-start gap-x-7 gap-y-4">
				<TextField label="Meta título" aside="56/60" defaultValue="Bati o carro: o que fazer" className="w-55" />
				<TextField label="Limite Gemini (US$)" defaultValue="-1" error="O mínimo é 0" className="w-55" />
				<SelectField label="Status" defaultValue="draft" className="w-40">
					<option value="draft">Rascunho</option>
					<option value="published">Publicado</option>
				</SelectField>
				<TextAreaField label="Resumo" rows={2} placeholder="Duas frases" className="w-55" />
				<Switch label="Pesquisa na web" defaultChecked className="mt-6.5" />
				<Switch label="Modo rápido" className="mt-6.5" />
				<Segmented label="Tela" name="screen" options={screens} defaultValue="desktop" className="mt-6.5" />
			</AdminScope>
		</Section>
	)
}
