import { CalendarDays } from 'lucide-react'
import { Form } from 'react-router'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { controlLook } from '#app/components/ui/control-look.ts'
import { Icon } from '#app/components/ui/icon.tsx'

/** Two days of one's own. */
export function PeriodForm({ from, to }: { from: string; to: string }) {
	return (
		<details className="relative">
			<summary className="flex h-11 cursor-pointer list-none items-center gap-2 rounded-control bg-panel px-3.5 font-semibold shadow-card inset-ring inset-ring-line hover:bg-hover drawer:h-9">
				<Icon of={CalendarDays} size={16} />
				Escolher datas
			</summary>
			<Form
				key={`${from} ${to}`}
				preventScrollReset
				className="absolute right-0 z-10 mt-2 grid w-64 gap-3 rounded-card bg-panel p-4 shadow-raised inset-ring inset-ring-line max-sm:right-auto max-sm:left-0"
			>
				<label className="grid gap-1 font-medium">
					De
					<input type="date" name="de" defaultValue={from} required className={controlLook} />
				</label>
				<label className="grid gap-1 font-medium">
					Até
					<input type="date" name="ate" defaultValue={to} required className={controlLook} />
				</label>
				<AdminButton type="submit" tone="primary">
					Mostrar
				</AdminButton>
			</Form>
		</details>
	)
}
