<?php

declare(strict_types=1);

namespace App\Controllers;

use App\Auth;
use App\Form;
use App\HttpError;
use App\Models\Booking;
use App\Models\Room;
use App\Request;
use App\Session;
use App\View;
use DomainException;

/** Rooms and beds. */
final class RoomController
{
    private const TAKEN = 'This block already has a room with this number.';
    private const RULES = [
        'block' => ['label' => 'Block', 'required' => true, 'max' => 30],
        'number' => ['label' => 'Room number', 'required' => true, 'max' => 10],
        'floor' => ['label' => 'Floor', 'required' => true, 'integer' => true, 'from' => 0, 'to' => 30],
        'residents' => ['label' => 'Residents', 'required' => true, 'in' => Room::RESIDENTS],
        'monthly_fee' => ['label' => 'Monthly fee', 'required' => true, 'money' => true, 'from' => 1, 'to' => 100000],
        'amenities' => ['label' => 'Amenities', 'max' => 160],
        'is_open' => ['label' => 'In use', 'required' => true, 'in' => ['0', '1']],
    ];
    private const BEDS = ['beds' => ['label' => 'Beds', 'required' => true, 'integer' => true, 'from' => 1, 'to' => 12]];

    public function list(): void
    {
        $block = Request::query('block');
        $search = Request::query('q');
        View::show('admin/rooms/list', [
            'title' => 'Rooms and beds',
            'page' => Room::page($block, $search),
            'blocks' => Room::blocks(),
            'block' => $block,
            'search' => $search,
        ]);
    }

    public function new(): void
    {
        View::show('admin/rooms/form', ['title' => 'Add a room', 'room' => null, 'waiting' => []]);
    }

    public function create(): void
    {
        $values = Form::values(self::RULES + self::BEDS, '/admin/rooms/new');
        $this->checkNumber($values, '/admin/rooms/new');
        $beds = (int) $values['beds'];
        unset($values['beds']);
        $id = Form::store('/admin/rooms/new', 'number', self::TAKEN, fn (): int => Room::create($values, $beds));
        Session::flash('done', 'The room is added with ' . $beds . ($beds === 1 ? ' bed.' : ' beds.'));
        redirect("/admin/rooms/$id");
    }

    public function show(int $id): void
    {
        $room = $this->find($id);
        View::show('admin/rooms/show', [
            'title' => $room['block'] . ' ' . $room['number'],
            'room' => $room,
            'beds' => Room::beds($id),
        ]);
    }

    public function edit(int $id): void
    {
        View::show('admin/rooms/form', [
            'title' => 'Edit room',
            'room' => $this->find($id),
            'waiting' => Booking::waitingFor($id),
        ]);
    }

    public function update(int $id): void
    {
        $this->find($id);
        $form = "/admin/rooms/$id/edit";
        $values = Form::values(self::RULES, $form);
        // The checkbox contains the bookings that the office has seen, so that a booking that came later is not refused
        // unseen.
        $refusable = array_map(intval(...), explode(',', Request::input('refuse_bookings')));
        $this->checkNumber($values, $form, $id);
        try {
            Form::store($form, 'number', self::TAKEN, fn () => Room::change(
                $id,
                $values,
                $refusable,
                Auth::user()['id'],
            ));
        } catch (DomainException $refusal) {
            Form::refuse($form, [$values['is_open'] === '0' ? 'is_open' : 'residents' => $refusal->getMessage()]);
        }
        Session::flash('done', 'The room is saved.');
        redirect("/admin/rooms/$id");
    }

    public function addBed(int $id): void
    {
        $this->find($id);
        $label = Room::addBed($id);
        $label === null
            ? Session::flash('refused', 'There is no letter left for another bed.')
            : Session::flash('done', "Bed $label is added.");
        redirect("/admin/rooms/$id");
    }

    public function removeBed(int $id, int $bedId): void
    {
        if (!Room::hasBed($id, $bedId)) {
            throw new HttpError(404, 'This room has no such bed.');
        }
        Room::removeBed($bedId)
            ? Session::flash('done', 'The bed is removed.')
            : Session::flash('refused', 'Somebody lives or has lived in this bed, so it stays in the register.');
        redirect("/admin/rooms/$id");
    }

    private function checkNumber(array $values, string $backTo, int $exceptId = 0): void
    {
        if (Room::numberIsTaken($values['block'], $values['number'], $exceptId)) {
            Form::refuse($backTo, ['number' => self::TAKEN]);
        }
    }

    private function find(int $id): array
    {
        return Room::find($id) ?? throw new HttpError(404, 'There is no such room.');
    }
}
