import { createSolver, parseHands } from '@minibridge/solver';

const solver = await createSolver();
const deal = parseHands('N:AT52.K843.7.Q962 3.752.JT9632.AT4 KQJ84.A6.KQ5.J73 976.QJT9.A84.K85');
const solved = deal.ok ? await solver.solveTable(deal.value) : deal;
export const south = solved.ok ? solved.value.table.S : solved.refusal;
await solver.close();
// {"C":9,"D":5,"H":8,"S":10,"NT":8}
