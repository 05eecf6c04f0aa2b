import type { MadeBackup } from './make-backup.ts'

const WITHOUT_SECRET =
	'Guarde o segredo à parte (AUTH_SECRET, ou o arquivo auth-secret de DATA_DIR), ou defina BACKUP_PASSPHRASE para que backups cifrados o levem. ' +
	'Sem ele, depois de restaurar, todos entram de novo, os links já enviados por e-mail deixam de valer e os segundos fatores também: se todos os administradores usam um, só "npm run access" abre o painel.'

/** What `npm run backup` says at the end. */
export function describeBackup({ file, manifest, withSecret, ...sizes }: MadeBackup): string {
	const media = sizes.mediaFiles === 1 ? '1 imagem' : `${sizes.mediaFiles} arquivos de imagem`
	return [
		`Backup feito: ${file} (${inMegabytes(sizes.archiveBytes)})`,
		`Versão do programa: ${manifest.version}. Banco de dados: ${inMegabytes(sizes.databaseBytes)}. Imagens: ${media}, ${inMegabytes(sizes.mediaBytes)}.`,
		`Contém ${inList(manifest.holds)}.`,
		`Não contém ${inList(manifest.lacks)}.`,
		...(withSecret ? [] : [WITHOUT_SECRET]),
		'Copie-o para outra máquina: o que fica nesta pasta some com ela, e o backup de cada noite apaga os que passaram do prazo (BACKUP_KEEP_DAYS, sete noites se nada for dito).',
	].join('\n')
}

function inMegabytes(bytes: number): string {
	return `${(bytes / 1_000_000).toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} MB`
}

const lists = new Intl.ListFormat('pt-BR')

function inList(things: string[]): string {
	return lists.format(things)
}
