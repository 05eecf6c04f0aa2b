import { NO_STORE } from '#app/cache-headers.ts'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { adminMeta } from '#app/components/admin/admin-meta.ts'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import { Cell, DataTable, HeadCell, Row } from '#app/components/admin/data-table.tsx'
import { ListBody, ListError } from '#app/components/admin/list/list-body.tsx'
import { listCard, Pager } from '#app/components/admin/list/pager.tsx'
import { useListQuery } from '#app/components/admin/list/use-list.ts'
import { PageHeader } from '#app/components/admin/page-header.tsx'
import { listAudit } from '#core/audit/list-audit.ts'
import { momentOf } from '#lib/brasilia-time.ts'
import { readList } from '../read-list.ts'
import type { Route } from './+types/log.ts'
import { AuditFilters } from './audit-filters.tsx'
import { auditList } from './audit-query.ts'
import { type AuditText, actionsOf, tellAudit } from './audit-words.ts'

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Registro de atividades')

export function headers() {
	return NO_STORE
}

type ShownLine = AuditText & {
	id: number
	when: string
	who: { name: string | null; email: string | null }
	address: string | null
}

export function loader({ url, context }: Route.LoaderArgs) {
	const query = auditList.parse(url.searchParams)
	const filter = { ...query, actions: query.group && actionsOf(query.group) }
	return readList(context, async ({ db }) => {
		const { lines, older, newer } = await listAudit(db, filter)
		const shown: ShownLine[] = lines.map((line) => ({
			id: line.id,
			when: momentOf(line.at),
			who: { name: line.actorName, email: line.actorEmail },
			address: line.address,
			...tellAudit(line),
		}))
		return { lines: shown, older, newer }
	})
}

export default function AuditLog({ loaderData: { list, problem } }: Route.ComponentProps) {
	return (
		<AdminPage title="Registro de atividades">
			<PageHeader
				title="Registro de atividades"
				lead="Quem fez o quê, quando e de que endereço, pelo prazo da política de privacidade."
			/>
			<AuditFilters />
			{list ? (
				<LogList {...list} />
			) : (
				<ListError message="Não foi possível carregar o registro." correlationId={problem} />
			)}
		</AdminPage>
	)
}

type LogListProps = { lines: ShownLine[]; older: number | undefined; newer: number | undefined }

function LogList({ lines, older, newer }: LogListProps) {
	const query = useListQuery(auditList)
	return (
		<ListBody
			list={auditList}
			query={query}
			empty={lines.length === 0}
			nothing={{
				title: 'Nenhuma atividade ainda',
				hint: 'Entradas, mudanças de usuários, exportações e publicações aparecem aqui.',
			}}
			noMatch={{
				title: 'Nenhuma atividade encontrada',
				hint: 'Tente outra pessoa, outro tipo ou outro período.',
			}}
		>
			<AdminCard flush className={listCard}>
				<LogTable lines={lines} />
				<Pager
					previous={{
						label: 'Mais recentes',
						to: newer === undefined ? undefined : auditList.href(query, { after: newer }),
					}}
					next={{
						label: 'Mais antigas',
						to: older === undefined ? undefined : auditList.href(query, { before: older }),
					}}
				>
					{lines.length === 1 ? '1 atividade' : `${lines.length} atividades`} nesta página · horário de Brasília
				</Pager>
			</AdminCard>
		</ListBody>
	)
}

/** A narrow card tells when, who and from where below what happened. */
const wide = '@max-[48rem]:hidden'

function LogTable({ lines }: { lines: ShownLine[] }) {
	return (
		<DataTable
			caption="Registro de atividades"
			head={
				<>
					<HeadCell className={wide}>Quando</HeadCell>
					<HeadCell className={wide}>Quem</HeadCell>
					<HeadCell className="@max-[48rem]:pl-4.5">O que aconteceu</HeadCell>
					<HeadCell className={wide}>Endereço</HeadCell>
				</>
			}
		>
			{lines.map(({ id, when, who, sentence, facts, address }) => (
				<Row key={id}>
					<Cell quiet className={`${wide} align-top whitespace-nowrap`}>
						{when}
					</Cell>
					<Cell className={`${wide} align-top`}>
						<Who {...who} />
					</Cell>
					<Cell className="align-top wrap-anywhere @max-[48rem]:pl-4.5">
						<p className="font-medium">{sentence}</p>
						{facts.length > 0 && <p className="text-fine text-ink-3 group-hover/row:text-ink-2">{facts.join(' · ')}</p>}
						<p className="mt-1 text-fine text-ink-3 group-hover/row:text-ink-2 @min-[48rem]:hidden">
							{[when, who.email ?? NOBODY, address].filter(Boolean).join(' · ')}
						</p>
					</Cell>
					<Cell quiet className={`${wide} align-top whitespace-nowrap`}>
						{address ?? '—'}
					</Cell>
				</Row>
			))}
		</DataTable>
	)
}

const NOBODY = 'sem identificação'

function Who({ name, email }: ShownLine['who']) {
	if (!email)
		return <span className="inline-block text-ink-3 first-letter:uppercase group-hover/row:text-ink-2">{NOBODY}</span>
	return (
		<div className="max-w-56 min-w-0">
			{name && <p className="truncate">{name}</p>}
			<p className="truncate text-fine text-ink-3 group-hover/row:text-ink-2" title={email}>
				{email}
			</p>
		</div>
	)
}
