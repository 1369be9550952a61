// The bots' names and faces: own drawings on a grid from -20 to 20. A face is looked up by the name of its bot.

interface Look {
  skin: string;
  hair: string;
  behind?: string; // hair behind the head
  over?: string; // hair, hats, glasses and beards over it
}

const INK = "#2b2228";

function line(d: string, colour = INK, width = 1.4): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
}

function shape(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="1.3" stroke-linejoin="round"/>`;
}

const MOUSTACHE = "M0,3.6Q-2.5,1.8 -7,4.800Q-4,6.6 0,4.600Q4,6.6 7,4.800Q2.5,1.8 0,3.600Z";
const FRINGE = "M-9.5,-3Q-10,-14 0,-14T9.5,-3Q6,-8 0,-8T-9.5,-3Z";

const LOOKS: Record<string, Look> = {
  Otto: { skin: "#f0cfae", hair: "#5b4636", over: shape("M-13,-7Q0,-11 13,-7Q12,-4.5 0,-6.500T-13,-7Z", "#3a3441") + shape("M-8,-8Q-9,-18 0,-18T8,-8Q0,-10.5 -8,-8Z", "#3a3441") + shape(MOUSTACHE, "#5b4636") },
  Clara: { skin: "#e9bf98", hair: "#8a4b2a", over: shape("M-4.5,-14Q-4.5,-19.5 0,-19.500T4.5,-14Z", "#8a4b2a") + shape(FRINGE, "#8a4b2a") + line("M-6.5,-1a3.1,3.1 0 106.2,0a3.1,3.1 0 10-6.2,0M.3,-1a3.1,3.1 0 106.2,0a3.1,3.1 0 10-6.2,0") },
  Hugo: { skin: "#c98f63", hair: "#2f2622", over: shape(FRINGE, "#2f2622") + shape("M-9.4,0Q-9,12 0,12.500T9.4,0Q7,3.5 3.5,2.800Q0,1.8 -3.5,2.800Q-7,3.5 -9.4,0Z", "#2f2622") + line("M-2.5,6.200Q0,7.4 2.5,6.2", "#e9bf98") },
  Nell: { skin: "#f4d7b8", hair: "#c8892f", behind: shape("M-9,-6Q-15,4 -11,14L-6,12V-4ZM9,-6Q15,4 11,14L6,12V-4Z", "#c8892f"), over: shape("M-17,-7Q0,-13 17,-7Q12,-4 0,-5.500T-17,-7Z", "#e6cf9c") + shape("M-7.5,-8.500Q-7,-17 0,-17T7.5,-8.500Q0,-11 -7.5,-8.500Z", "#e6cf9c") },
  Gus: { skin: "#e9bf98", hair: "#777", over: shape("M-9.6,-6Q-10,-16.5 0,-16.500T9.6,-6Z", "#4b6a9b") + shape("M-9.6,-6H13Q12,-3.6 8,-4H-9.600Z", "#34507d") + line("M-5,-15.500V-7M0,-16.500V-7M5,-15.500V-7", "#dfe7f2") },
  Pearl: { skin: "#8d5a3b", hair: "#241c1a", behind: shape("M-12,0a5,5 0 01-1,-8a6,6 0 018,-8a7,7 0 0110,0a6,6 0 018,8a5,5 0 01-1,8Z", "#241c1a"), over: shape("M-9,-4Q-8,-11 0,-11T9,-4Q5,-8 0,-8T-9,-4Z", "#241c1a") + '<circle cx="-9.4" cy="4.5" r="1.7" fill="#f2e6c4"/><circle cx="9.4" cy="4.5" r="1.7" fill="#f2e6c4"/>' },
  Fritz: { skin: "#f0cfae", hair: "#a8552d", over: shape("M-11.5,-8H11.500V-6H-11.500Z", "#2f3b45") + shape("M-7.5,-8V-19H7.500V-8Z", "#2f3b45") + shape("M-7.5,-11H7.500V-8H-7.500Z", "#b3261e") + line("M.6,-1a3,3 0 106,0a3,3 0 10-6,0M6.6,0Q8,5 6,9") },
  Wilma: { skin: "#eac29f", hair: "#9b9b9b", over: shape("M-10.5,4Q-13,-15 0,-15.500T10.5,4Q9,-8 0,-8.500T-10.5,4Z", "#c2603f") + line("M-3,-12h.01M3,-12h.01M-7,-8h.01M7,-8h.01", "#fff4dc", 2.2) },
  Emil: { skin: "#f4d7b8", hair: "#b5622a", over: shape("M-10.5,-6Q-12,-14 1,-14.500T10,-7Z", "#6d7f5a") + shape("M-2,-7.500Q8,-9 12.5,-5Q5,-4.5 -2,-5.500Z", "#55663f") + line("M-6,2.200h.01M-4.5,3.500h.01M6,2.200h.01M4.5,3.500h.01", "#b5622a") },
  Rosa: { skin: "#d9a277", hair: "#3a2723", behind: shape("M-10,-6Q-14,8 -10,17H10Q14,8 10,-6Z", "#3a2723"), over: shape("M-9.5,-1Q-10,-14 0,-14T9.5,-1Q8,-8 2,-9Q-4,-6 -9.5,-1Z", "#3a2723") + shape("M6,-12a2.4,2.4 0 114,-2a2.4,2.4 0 113,3a2.4,2.4 0 11-2.5,3.500a2.4,2.4 0 11-4,-1a2.4,2.4 0 11-.5,-3.500Z", "#d64a6b") },
};

export const BOT_NAMES: readonly string[] = Object.keys(LOOKS);

/** The drawing of a bot's face; null for any other name. */
export function faceArt(name: string): string | null {
  const look = LOOKS[name];
  if (!look) return null;
  return (
    (look.behind ?? "") +
    shape("M-15,21Q-14,10 0,10T15,21Z", "var(--c)") +
    shape("M-9,-4Q-9,10.5 0,10.500T9,-4Q9,-13 0,-13T-9,-4Z", look.skin) +
    `<circle cx="-3.4" cy="-1" r="1.3" fill="${INK}"/><circle cx="3.4" cy="-1" r="1.3" fill="${INK}"/>` +
    line("M-2.6,6Q0,7.6 2.6,6") +
    (look.over ?? "")
  );
}
