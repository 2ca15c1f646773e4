import { defineTexts } from './define-texts.ts'

/** Picking numbers: the rows of a pad, and what is typed into them. */
export const lotteryPadTexts = defineTexts({
  'lottery.pad.count': { TY: '{count} napili', EN: '{count} picked' },
  'lottery.pad.range': {
    TY: '{count} napili · {least} hanggang {most}',
    EN: '{count} picked · {least} to {most}',
  },
  'lottery.pad.most': { TY: 'Hanggang {most} lang dito.', EN: 'At most {most} here.' },
  'lottery.pad.type': {
    TY: 'Mag-type ng {width}-digit na numero',
    EN: 'Type {width}-digit numbers',
  },
  'lottery.pad.words': {
    TY: 'Puwede rin: đảo sa dulo ng numero (lahat ng ayos) at kéo sa pagitan (sunod-sunod).',
    EN: 'You can also type: đảo after a number (every order) and kéo between two (a range).',
  },
  'lottery.pad.words.two': {
    TY: 'Puwede rin: 12đảo, 01kéo09, 10/15kéo40, tài, xỉu, chẵn, lẻ, chẵnlẻ.',
    EN: 'You can also type: 12đảo, 01kéo09, 10/15kéo40, tài, xỉu, chẵn, lẻ, chẵnlẻ.',
  },
  'lottery.pad.bets.vn-north': {
    TY: 'Puwede ring buong taya: 01.02dd1 (dd đầu đuôi, lo bao lô, de đề, bc ba càng; multiplier ang huli).',
    EN: 'You can also type whole bets: 01.02dd1 (dd đầu đuôi, lo bao lô, de đề, bc ba càng; the last number is the multiplier).',
  },
  'lottery.pad.bets.vn-south': {
    TY: 'Puwede ring buong taya: 01.02dd1 (dd đầu đuôi, lo bao lô, de đề, da đá; multiplier ang huli). 2mn sa unahan: sa dalawang station.',
    EN: 'You can also type whole bets: 01.02dd1 (dd đầu đuôi, lo bao lô, de đề, da đá; the last number is the multiplier). 2mn in front: two stations.',
  },
  'lottery.typed.unknown': {
    TY: 'Hindi mabasa ang “{word}”. Dapat may {width} digit ang bawat numero.',
    EN: 'We can’t read “{word}”. Each number needs {width} digits.',
  },
  'lottery.typed.ambiguous': {
    TY: 'Puwedeng higit sa isang taya ang “{word}”. I-type nang buo (dau, duoi, lo, da) o piliin ang uri ng taya.',
    EN: '“{word}” can mean more than one bet. Type it in full (dau, duoi, lo, da) or choose the bet type.',
  },
  'lottery.typed.stations': {
    TY: 'Hindi puwedeng itaya rito ang “{word}”. I-type muna ang 2mn sa isa sa mga station nito, habang bukas ang lahat at wala pang slip para sa ibang draw. O tumaya sa bawat station.',
    EN: '“{word}” can’t be placed from here. Type 2mn first at one of its stations, while all are open and have no slip for another draw. Or bet at each station.',
  },
  'lottery.typed.unit': {
    TY: 'I-type ang “{word}” nang walang n, k o d. Multiplier lang ng taya ang numero.',
    EN: 'Type “{word}” without n, k or d. The number is only the multiplier.',
  },
  'lottery.typed.amount': {
    TY: 'Maglagay ng multiplier pagkatapos ng “{word}”, gaya ng dd1.',
    EN: 'Add a multiplier after “{word}”, like dd1.',
  },
  'lottery.typed.type': {
    TY: 'Lagyan ng uri ng taya pagkatapos ng “{word}”, gaya ng dd1 o lo5.',
    EN: 'Add a bet type after “{word}”, like dd1 or lo5.',
  },
  'lottery.typed.bet': {
    TY: 'Lagyan ng taya pagkatapos ng “{word}”, gaya ng 01.02dd1.',
    EN: 'Add a bet after “{word}”, like 01.02dd1.',
  },
  'lottery.typed.word': {
    TY: 'Walang tayang “{word}” dito. Piliin sa itaas ang uri ng taya.',
    EN: 'There’s no “{word}” bet here. Choose the bet type above.',
  },
  'lottery.typed.twice': {
    TY: 'Dalawang beses ang “{word}”. I-type nang isang beses lang at lakihan ang multiplier.',
    EN: '“{word}” is there twice. Type it once with a bigger multiplier.',
  },
  'lottery.typed.most': {
    TY: 'Hanggang ×{most} lang ang multiplier dito.',
    EN: 'The highest multiplier here is ×{most}.',
  },
  'lottery.typed.no-bet': {
    TY: 'Hindi puwedeng itaya nang ganito ang “{word}”. Mali ang dami ng digit o numero.',
    EN: '“{word}” can’t be bet like this. It needs a different number of digits or numbers.',
  },
  'lottery.typed.added': {
    TY: '{count, plural, one {# linya} other {# linya}} ang nadagdag sa slip.',
    EN: '{count, plural, one {# line} other {# lines}} added to the slip.',
  },
  'lottery.typed.addedTo': {
    TY: '{count, plural, one {# linya} other {# linya}} ang nadagdag sa bawat slip: {names}. Itaya ang bawat isa.',
    EN: '{count, plural, one {# line} other {# lines}} added to each slip: {names}. Place each of them.',
  },
  'lottery.slip.others': { TY: 'May slip ka rin dito', EN: 'You also have a slip for' },
  'lottery.pad.take': { TY: 'Ilagay', EN: 'Add' },
  'lottery.pad.one': { TY: 'Random', EN: 'Random' },
  'lottery.pad.remove': { TY: 'Alisin ang {number}', EN: 'Remove {number}' },
})
