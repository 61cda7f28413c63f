// The workers as they stand: those that can be pressed are outlined, those closed in are locked.

import {
  BackSide,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  RingGeometry,
  Sprite,
  SpriteMaterial,
  type BufferGeometry,
} from 'three';
import type { Shown } from '../../../bodies/stage';
import { stand, swollen } from '../../../bodies/webgl/bodies';
import { texture } from '../../../bodies/webgl/canvas';
import type { Pose } from '../../../bodies/types';
import type { StandingWorker } from '../facts';
import { figureGeometry } from './figure';
import { workerId } from '../places';
import { SEATS, TALL_MM } from '../sizes';

const OUTLINE_MM = 0.8;
const LOCK_MM = 8;
const LOCK_PX = 64;

interface Worker {
  mesh: Mesh;
  outline: Mesh;
  ring: Mesh;
  lock: Sprite;
  isLying: boolean;
}

export type Standing = Pick<StandingWorker, 'worker' | 'seat' | 'is_enclosed' | 'is_lying'>;

export class Workers {
  readonly group = new Group();
  private readonly workers = new Map<string, Worker>();
  private readonly bodies: BufferGeometry[] = Array.from({ length: SEATS }, (_, seat) =>
    figureGeometry(seat),
  );
  private readonly outlines = this.bodies.map((body) => swollen(body, OUTLINE_MM));
  private readonly coat = new MeshStandardMaterial({ vertexColors: true, roughness: 0.5 });
  private readonly shut = new MeshStandardMaterial({
    vertexColors: true,
    roughness: 0.8,
    color: '#7C8098',
  });
  private readonly glow = new MeshBasicMaterial({ color: '#FFB547', side: BackSide, fog: false });
  private readonly alarm = new MeshBasicMaterial({ color: '#FF8E6E', side: BackSide, fog: false });
  private readonly halo = new MeshBasicMaterial({
    color: '#FFB547',
    transparent: true,
    opacity: 0.8,
    depthTest: false,
    depthWrite: false,
    fog: false,
  });
  private readonly ring = new RingGeometry(5.6, 7.2, 28);
  private readonly lock = new SpriteMaterial({
    map: texture(LOCK_PX, LOCK_PX, drawLock),
    depthTest: false,
    depthWrite: false,
    fog: false,
  });
  private readonly air = new MeshBasicMaterial({
    color: '#FFD48A',
    transparent: true,
    opacity: 0.4,
    depthWrite: false,
    fog: false,
  });
  private readonly ghostMesh = new Mesh(this.bodies[0], this.air);

  constructor() {
    this.glow.color.multiplyScalar(1.7);
    this.alarm.color.multiplyScalar(1.6);
    this.halo.color.multiplyScalar(1.5);
    this.ghostMesh.visible = false;
    this.group.add(this.ghostMesh);
  }

  place(workers: readonly Standing[]): void {
    for (const { worker, seat, is_enclosed, is_lying } of workers) {
      const id = workerId(worker);
      const known = this.workers.get(id) ?? this.made(seat);
      this.workers.set(id, known);
      known.mesh.material = is_enclosed ? this.shut : this.coat;
      known.lock.visible = is_enclosed;
      known.isLying = is_lying;
    }
    for (const [id, { mesh }] of this.workers) {
      if (workers.some(({ worker }) => workerId(worker) === id)) continue;
      this.group.remove(mesh);
      this.workers.delete(id);
    }
  }

  show(
    { poses, held, ghost, highlight, risk }: Shown,
    isAbove: (id: string, pose: Pose) => boolean,
  ): void {
    for (const [id, { mesh, outline, ring, isLying }] of this.workers) {
      const isHeld = held?.id === id;
      const pose = isHeld ? held.pose : poses[id];
      mesh.visible = pose !== undefined && (isHeld || !isAbove(id, pose));
      if (pose) stand(mesh, pose);
      const isLit = highlight?.includes(id) ?? false;
      const isAtRisk = risk?.includes(id) ?? false;
      outline.visible = isLit || isHeld || isAtRisk;
      outline.material = isAtRisk ? this.alarm : this.glow;
      ring.visible = isLit && !isLying;
    }
    const twin = ghost ? this.workers.get(ghost.id) : undefined;
    this.ghostMesh.visible = twin !== undefined;
    if (!twin || !ghost) return;
    this.ghostMesh.geometry = twin.mesh.geometry;
    stand(this.ghostMesh, ghost.pose);
  }

  close(): void {
    this.lock.map?.dispose();
    for (const part of [
      ...this.bodies,
      ...this.outlines,
      this.coat,
      this.shut,
      this.glow,
      this.alarm,
      this.halo,
      this.ring,
      this.lock,
      this.air,
    ])
      part.dispose();
  }

  private made(seat: number): Worker {
    const mesh = new Mesh(this.bodies[seat % SEATS], this.coat);
    mesh.castShadow = mesh.receiveShadow = true;
    const outline = new Mesh(this.outlines[seat % SEATS], this.glow);
    const ring = new Mesh(this.ring, this.halo);
    ring.position.z = -TALL_MM / 2 + 0.4;
    ring.renderOrder = 5;
    const lock = new Sprite(this.lock);
    lock.position.z = TALL_MM / 2 + 6;
    lock.scale.setScalar(LOCK_MM);
    lock.renderOrder = 6;
    mesh.add(outline, ring, lock);
    mesh.visible = outline.visible = ring.visible = lock.visible = false;
    this.group.add(mesh);
    return { mesh, outline, ring, lock, isLying: false };
  }
}

function drawLock(pen: CanvasRenderingContext2D): void {
  pen.scale(LOCK_PX / 24, LOCK_PX / 24);
  pen.fillStyle = '#10132A';
  pen.beginPath();
  pen.arc(12, 12, 11.5, 0, 2 * Math.PI);
  pen.fill();
  pen.strokeStyle = pen.fillStyle = '#F7F0E3';
  pen.lineWidth = 2;
  pen.stroke(new Path2D('M9 11V8.5a3 3 0 0 1 6 0V11'));
  pen.fill(new Path2D('M7 11h10v7.5H7Z'));
}
