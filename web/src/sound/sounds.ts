/* Soft sounds of our own, made when they are needed: a cup, a chair, a bell. */

export type Sound = "cup" | "chair" | "bell" | "coin";

interface Tone {
  wave: OscillatorType;
  from: number;
  to: number;
  start: number;
  length: number;
  loud: number;
}

const tone = (wave: OscillatorType, from: number, to: number, start: number, length: number, loud: number): Tone =>
  ({ wave, from, to, start, length, loud });

const SOUNDS: Record<Sound, Tone[]> = {
  cup: [tone("sine", 2100, 2050, 0, 0.18, 0.09), tone("sine", 3350, 3300, 0.01, 0.12, 0.05)],
  chair: [tone("triangle", 150, 95, 0, 0.11, 0.16), tone("sine", 70, 55, 0.05, 0.12, 0.14)],
  bell: [tone("sine", 880, 878, 0, 0.9, 0.1), tone("sine", 1318, 1316, 0.12, 0.9, 0.08), tone("sine", 2637, 2630, 0.12, 0.4, 0.02)],
  coin: [tone("sine", 1568, 1568, 0, 0.12, 0.05), tone("sine", 2093, 2093, 0.06, 0.16, 0.05)],
};

let air: AudioContext | null = null;

function ring(context: AudioContext, { wave, from, to, start, length, loud }: Tone): void {
  const at = context.currentTime + start;
  const source = context.createOscillator();
  const gain = context.createGain();
  source.type = wave;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + length);
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(gain).connect(context.destination);
  source.start(at);
  source.stop(at + length + 0.02);
}

/** Plays a sound; a browser that forbids it stays silent. */
export function play(sound: Sound): void {
  try {
    air ??= new AudioContext();
    if (air.state === "suspended") void air.resume();
    for (const part of SOUNDS[sound]) ring(air, part);
  } catch {
    air = null;
  }
}
