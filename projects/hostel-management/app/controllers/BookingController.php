<?php

declare(strict_types=1);

namespace App\Controllers;

use App\Auth;
use App\Form;
use App\HttpError;
use App\Models\Allocation;
use App\Models\Booking;
use App\Models\Moving;
use App\Models\Room;
use App\Request;
use App\Session;
use App\View;
use DomainException;

/** Students' requests for rooms, decided by the office. */
final class BookingController
{
    public function list(): void
    {
        $status = Request::query('status');
        View::show('admin/bookings/list', [
            'title' => 'Bookings',
            'page' => Booking::page($status),
            'status' => $status,
        ]);
    }

    public function show(int $id): void
    {
        $booking = $this->find($id);
        View::show('admin/bookings/show', [
            'title' => 'Booking of ' . $booking['name'],
            'booking' => $booking,
            'freeBeds' => array_values(array_filter(
                Allocation::freeBeds(),
                fn (array $bed): bool => Room::suits($bed, $booking['gender']),
            )),
        ]);
    }

    public function approve(int $id): void
    {
        $booking = $this->find($id);
        $values = Form::values([
            'bed_id' => ['label' => 'Bed', 'required' => true, 'integer' => true],
        ] + AllocationController::startRule(), "/admin/bookings/$id");
        try {
            Moving::in(
                $booking['student_id'],
                (int) $values['bed_id'],
                $values['started_on'],
                Auth::user()['id'],
                $id,
            );
            Session::flash('done', 'The bed is given; what is to pay is raised.');
        } catch (DomainException $refusal) {
            Session::flash('refused', $refusal->getMessage());
        }
        redirect("/admin/bookings/$id");
    }

    public function reject(int $id): void
    {
        $this->find($id);
        $values = Form::values([
            'remark' => ['label' => 'Reason', 'required' => true, 'max' => 255, 'lines' => true],
        ], "/admin/bookings/$id");
        Booking::decide($id, 'rejected', Auth::user()['id'], $values['remark'])
            ? Session::flash('done', 'The booking is refused; the student sees the reason.')
            : Session::flash('refused', 'This booking has already been decided.');
        redirect("/admin/bookings/$id");
    }

    private function find(int $id): array
    {
        return Booking::find($id) ?? throw new HttpError(404, 'There is no such booking.');
    }
}
