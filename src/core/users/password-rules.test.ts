import { expect, test } from 'vitest'
import { type PasswordProblem, passwordProblems } from './password-rules.ts'

const owner = { email: 'joana.tavares@corretoraponto.com.br', brand: 'Farol do Sul Seguros' }

test.for<[string, PasswordProblem[]]>([
	['curta demais', []],
	['onze letras', ['too-short']],
	['', ['too-short']],
	['x'.repeat(129), ['too-long']],
	['a'.repeat(12), ['repeated']],
	['ababababababab', ['repeated']],
	['k7#pQ2k7#pQ2', ['repeated']],
	['121212121212', ['repeated']],
	['1231231231231', ['repeated']],
	['123456789012', ['sequence']],
	['0987654321098', ['sequence']],
	['abcdefghijklm', ['sequence']],
	['qwertyuiop12', ['sequence']],
	['poiuytrewq!!', ['sequence']],
	['1q2w3e4r5t6y', ['sequence']],
	['joanatavares', ['personal']],
	['joana.tavares@corretoraponto.com.br', ['personal']],
	['Joana.Tavares1990', ['personal']],
	['faroldosul2026', ['personal']],
	['Farol do Sul Seguros!', ['personal']],
	['corretoraponto1', ['personal']],
	['Senha123456!!', ['common']],
	['S3nh@S3gur4!!', ['common']],
	['P@ssw0rd12345', ['common']],
	['p4ssw0rd p4ssw0rd', ['common']],
	['minhasenha2026', ['common']],
	['Flamengo-1981-campeão', ['common']],
	['Deus é fiel 2024', ['common']],
	['iloveyou iloveyou', ['common']],
	['Administrador@2026', ['common']],
	['correct horse battery staple', ['common']],
	['mudar123mudar123', ['common']],
])('%s: %j', ([password, problems]) => {
	expect(passwordProblems(password, owner)).toEqual(expect.arrayContaining(problems))
	expect(passwordProblems(password, owner).length > 0).toBe(problems.length > 0)
})

test.for([
	'três barcos na enseada azul',
	'vento nordeste na janela',
	'kX9#mQ2$vL7!',
	'guarda-chuva de bolso velho',
	'o farol do sul apaga às seis e meia',
	'883917462053',
	'joana comprou sete peras tortas',
	'çãõéíóúâêôüà',
	'correto cavalo bateria grampo',
	'🦀🐢🦑🐙🐡🦐🐚🐳🐬🐠🦈🐟',
])('%s is taken', (password) => {
	expect(passwordProblems(password, owner)).toEqual([])
})

test('a long password is judged in no time', () => {
	expect(passwordProblems('senhabrasil'.repeat(11), owner)).toContain('common')
})
