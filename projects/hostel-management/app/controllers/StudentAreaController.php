<?php

declare(strict_types=1);

namespace App\Controllers;

use App\Auth;
use App\Clock;
use App\Form;
use App\HttpError;
use App\Models\Allocation;
use App\Models\Booking;
use App\Models\Complaint;
use App\Models\Fee;
use App\Models\Notice;
use App\Models\Payment;
use App\Models\Room;
use App\Models\Student;
use App\Session;
use App\View;
use DomainException;

/** A student's own pages. Every query takes the id of the signed-in student, never one from the address. */
final class StudentAreaController
{
    public function home(): void
    {
        $student = Student::find(Auth::studentId());
        View::show('student/home', [
            'title' => 'Good to see you, ' . explode(' ', $student['name'])[0],
            'student' => $student,
            'roommates' => $student['room_id'] === null
                ? []
                : Allocation::roommates($student['id'], $student['room_id']),
            'outstanding' => Fee::outstandingOf($student['id']),
            'openFees' => array_filter(Fee::ofStudent($student['id']), fn ($fee) => (float) $fee['balance'] > 0),
            'booking' => $this->pendingBooking(),
            'complaints' => array_filter(
                Complaint::ofStudent($student['id']),
                fn ($complaint) => $complaint['status'] !== 'resolved',
            ),
            'notices' => Notice::current(3),
        ]);
    }

    public function rooms(): void
    {
        $student = Student::find(Auth::studentId());
        View::show('student/rooms', [
            'title' => 'Rooms with a free bed',
            'student' => $student,
            'rooms' => Room::bookable($student['gender']),
            'booking' => $this->pendingBooking(),
        ]);
    }

    public function bookingForm(int $roomId): void
    {
        $room = $this->bookableRoom($roomId);
        View::show('student/book', ['title' => 'Book ' . $room['block'] . ' ' . $room['number'], 'room' => $room]);
    }

    public function book(int $roomId): void
    {
        $room = $this->bookableRoom($roomId);
        $form = "/student/rooms/$roomId/book";
        $values = Form::values([
            'wanted_from' => [
                'label' => 'From', 'required' => true, 'date' => true,
                'earliest' => Clock::today(), 'latest' => Clock::day('+6 months'),
            ],
            'note' => ['label' => 'Note', 'max' => 255, 'lines' => true],
        ], $form);
        try {
            Booking::add(Auth::studentId(), $room['id'], $values);
        } catch (DomainException $refusal) {
            Session::flash('refused', $refusal->getMessage());
            redirect('/student/bookings');
        }
        Session::flash('done', 'Your booking is with the office. You see the answer here.');
        redirect('/student/bookings');
    }

    public function bookings(): void
    {
        View::show('student/bookings', [
            'title' => 'My bookings',
            'bookings' => Booking::ofStudent(Auth::studentId()),
            'stays' => Allocation::ofStudent(Auth::studentId()),
        ]);
    }

    public function cancelBooking(int $id): void
    {
        Booking::cancel($id, Auth::studentId())
            ? Session::flash('done', 'Your booking is withdrawn.')
            : throw new HttpError(404, 'You have no such waiting booking.');
        redirect('/student/bookings');
    }

    public function fees(): void
    {
        View::show('student/fees', [
            'title' => 'Fees and receipts',
            'fees' => Fee::ofStudent(Auth::studentId()),
            'payments' => Payment::ofStudent(Auth::studentId()),
            'outstanding' => Fee::outstandingOf(Auth::studentId()),
        ]);
    }

    /** 404 and not 403 for another student's receipt, so that the answer doesn't tell whether it exists. */
    public function receipt(int $id): void
    {
        $payment = Payment::findOfStudent($id, Auth::studentId())
            ?? throw new HttpError(404, 'You have no such receipt.');
        View::show('receipt', ['title' => 'Receipt ' . Payment::number($id), 'payment' => $payment]);
    }

    public function notices(): void
    {
        View::show('student/notices', ['title' => 'Notice board', 'notices' => Notice::current()]);
    }

    private function pendingBooking(): ?array
    {
        $pending = array_filter(Booking::ofStudent(Auth::studentId()), fn ($row) => $row['status'] === 'pending');

        return array_values($pending)[0] ?? null;
    }

    /** The room, if this student may book it now; otherwise back with the reason. */
    private function bookableRoom(int $roomId): array
    {
        $student = Student::find(Auth::studentId());
        $room = Room::find($roomId) ?? throw new HttpError(404, 'There is no such room.');
        $problem = match (true) {
            $student['allocation_id'] !== null => 'You already have a bed. Ask the office if you want to move.',
            $room['is_open'] !== 1 => 'This room is closed at present.',
            !Room::suits($room, $student['gender']) => "This room is for {$room['residents']} only.",
            $room['beds'] <= $room['taken'] => 'The last bed of this room has just been taken.',
            default => null,
        };
        if ($problem !== null) {
            Session::flash('refused', $problem);
            redirect('/student/rooms');
        }

        return $room;
    }
}
