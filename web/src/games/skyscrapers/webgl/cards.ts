// The cards as they stand: printed bars, panes of glass, a brass rivet in each middle. Those above a
// cut are only lines, as on a plan.

import {
  BufferAttribute,
  BufferGeometry,
  DoubleSide,
  DynamicDrawUsage,
  Group,
  InstancedMesh,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshStandardMaterial,
  Object3D,
  SphereGeometry,
} from 'three';
import type { Shown } from '../../../bodies/stage';
import { stand } from '../../../bodies/webgl/bodies';
import { themeNow } from '../../../bodies/webgl/scenery';
import { placed } from '../../../bodies/turn';
import type { Pose, Vec3 } from '../../../bodies/types';
import { BRASS } from '../drawing/colours';
import { isGlazed, type Face } from '../drawing/print';
import { frameGeometry } from './square-frame';
import { paneMap } from './pane-map';
import { cardId } from '../places';
import { CARD_MM } from '../sizes';
import { Prints } from './prints';
import { cardGeometry, paneGeometry } from './sheet';

const MOST = 64;
const RIVET_MM = 2.7;
const GLASS = { whole: 0.6, cut: 0.24 };
/** Glass, and lines on the plan. */
const PAINTS = {
  dusk: { glass: '#FFFFFF', shine: '#6E563C', line: '#C9D6FF' },
  day: { glass: '#A9C9DE', shine: '#2C3A44', line: '#2C4F8C' },
} as const;
const HALF = CARD_MM / 2 - 0.6;
const CORNERS: readonly Vec3[] = [
  [-HALF, -HALF, 0],
  [HALF, -HALF, 0],
  [HALF, HALF, 0],
  [-HALF, HALF, 0],
];

interface Card {
  face: Face;
  mesh: Mesh<BufferGeometry, MeshLambertMaterial>;
  pane: Mesh;
  frame: Mesh | null;
}

export class Cards {
  readonly group = new Group();
  private readonly cards = new Map<string, Card>();
  private readonly prints: Prints;
  private readonly sheet = cardGeometry();
  private readonly paneSheet = paneGeometry();
  private readonly rim = frameGeometry(CARD_MM, 1.5);
  private readonly paneMap = paneMap();
  private readonly glass = new MeshLambertMaterial({
    map: this.paneMap,
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
    forceSinglePass: true,
  });
  private readonly glow = new MeshBasicMaterial({ color: '#FFB547', fog: false });
  private readonly brass = new MeshStandardMaterial({
    color: BRASS,
    roughness: 0.35,
    metalness: 0.5,
  });
  private readonly rivets = new InstancedMesh(
    new SphereGeometry(RIVET_MM, 12, 8),
    this.brass,
    MOST,
  );
  private readonly plan = new LineSegments(
    new BufferGeometry(),
    new LineBasicMaterial({ transparent: true, opacity: 0.34, fog: false }),
  );
  private readonly ghostPrint = new MeshLambertMaterial({
    transparent: true,
    opacity: 0.86,
    alphaTest: 0.35,
  });
  private readonly ghostGlass = new MeshBasicMaterial({
    color: '#FFF0D4',
    transparent: true,
    opacity: 0.38,
    depthWrite: false,
    side: DoubleSide,
    forceSinglePass: true,
    fog: false,
  });
  private readonly ghostMesh = new Mesh(this.sheet, this.ghostPrint);
  private readonly at = new Object3D();

  constructor(isSmooth: boolean) {
    this.prints = new Prints(isSmooth);
    this.glow.color.multiplyScalar(1.7);
    this.rivets.instanceMatrix.setUsage(DynamicDrawUsage);
    this.rivets.frustumCulled = this.plan.frustumCulled = false;
    this.plan.geometry.setAttribute(
      'position',
      new BufferAttribute(new Float32Array(MOST * 8 * 3), 3).setUsage(DynamicDrawUsage),
    );
    this.ghostMesh.add(new Mesh(this.paneSheet, this.ghostGlass));
    this.ghostMesh.visible = false;
    this.group.add(this.rivets, this.plan, this.ghostMesh);
  }

  /** What is printed on each, in the order of building. */
  place(faces: readonly Face[]): void {
    faces.forEach((face, number) => {
      const known = this.cards.get(cardId(number));
      if (known && JSON.stringify(known.face) === JSON.stringify(face)) return;
      if (known) this.group.remove(known.mesh);
      this.cards.set(cardId(number), this.made(face));
    });
    for (const [id, { mesh }] of this.cards) {
      if (Number(id.slice(5)) < faces.length) continue;
      this.group.remove(mesh);
      this.cards.delete(id);
    }
  }

  faceOf(id: string): Face | null {
    return this.cards.get(id)?.face ?? null;
  }

  /** `isAbove` says which bodies the cut takes away. */
  show(
    { poses, held, highlight }: Shown,
    isCut: boolean,
    isAbove: (id: string, pose: Pose) => boolean,
  ): void {
    this.dress(isCut);
    let rivets = 0;
    const lines: Vec3[] = [];
    for (const [id, card] of this.cards) {
      const isHeld = held?.id === id;
      const pose = isHeld ? held.pose : poses[id];
      card.mesh.visible = pose !== undefined && (isHeld || !isAbove(id, pose));
      if (!pose) continue;
      if (!card.mesh.visible) {
        const corners = CORNERS.map((corner) => placed(corner, pose));
        corners.forEach((corner, i) => lines.push(corner, corners[(i + 1) % 4] ?? corner));
        continue;
      }
      stand(card.mesh, pose);
      this.frame(card, isHeld || (highlight?.includes(id) ?? false));
      stand(this.at, pose);
      this.at.updateMatrix();
      this.rivets.setMatrixAt(rivets++, this.at.matrix);
    }
    this.rivets.count = rivets;
    this.rivets.instanceMatrix.needsUpdate = true;
    this.drawPlan(lines);
  }

  /** A see-through card in its place; its look may be one that is not built yet. */
  ghost(face: Face | null, pose: Pose | null): void {
    this.ghostMesh.visible = face !== null && pose !== null;
    if (!face || !pose) return;
    const { map } = this.prints.of(face);
    if (this.ghostPrint.map !== map) {
      this.ghostPrint.needsUpdate = this.ghostPrint.map === null;
      this.ghostPrint.map = map;
    }
    stand(this.ghostMesh, pose);
  }

  close(): void {
    this.prints.close();
    this.rivets.dispose();
    for (const part of [
      this.sheet,
      this.paneSheet,
      this.rim,
      this.paneMap,
      this.glass,
      this.glow,
      this.brass,
      this.rivets.geometry,
      this.plan.geometry,
      this.plan.material,
      this.ghostPrint,
      this.ghostGlass,
    ])
      part.dispose();
  }

  private made(face: Face): Card {
    const mesh = new Mesh(this.sheet, this.prints.of(face));
    mesh.castShadow = mesh.receiveShadow = true;
    const pane = new Mesh(this.paneSheet, this.glass);
    pane.visible = isGlazed(face);
    pane.receiveShadow = true;
    mesh.add(pane);
    mesh.visible = false;
    this.group.add(mesh);
    return { face, mesh, pane, frame: null };
  }

  private dress(isCut: boolean): void {
    const paint = PAINTS[themeNow()];
    this.glass.opacity = isCut ? GLASS.cut : GLASS.whole;
    this.glass.color.set(paint.glass);
    this.glass.emissive.set(paint.shine);
    this.plan.material.color.set(paint.line);
  }

  private frame(card: Card, isShown: boolean): void {
    if (isShown && !card.frame) {
      card.frame = new Mesh(this.rim, this.glow);
      card.mesh.add(card.frame);
    }
    if (card.frame) card.frame.visible = isShown;
  }

  private drawPlan(lines: readonly Vec3[]): void {
    const place = this.plan.geometry.getAttribute('position');
    lines.slice(0, place.count).forEach((point, i) => place.setXYZ(i, ...point));
    place.needsUpdate = true;
    this.plan.geometry.setDrawRange(0, Math.min(lines.length, place.count));
    this.plan.visible = lines.length > 0;
  }
}
